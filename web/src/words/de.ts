// All words in one language, as one piece to load.
import house from '../../../src/trefoil/words/de/house.ftl?raw';
import page from '../../../src/trefoil/words/de/page.ftl?raw';
import tock from '../../../src/trefoil/games/tock/words/de.ftl?raw';
import triqueta from '../../../src/trefoil/games/triqueta/words/de.ftl?raw';

export default [house, page, triqueta, tock].join('\n');
