// All words in one language, as one piece to load.
import house from '../../../src/trefoil/words/en/house.ftl?raw';
import page from '../../../src/trefoil/words/en/page.ftl?raw';
import tock from '../../../src/trefoil/games/tock/words/en.ftl?raw';
import triqueta from '../../../src/trefoil/games/triqueta/words/en.ftl?raw';

export default [house, page, triqueta, tock].join('\n');
