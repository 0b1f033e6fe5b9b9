// All words in one language, as one piece to load.
import house from '../../../src/trefoil/words/fr/house.ftl?raw';
import page from '../../../src/trefoil/words/fr/page.ftl?raw';
import tock from '../../../src/trefoil/games/tock/words/fr.ftl?raw';
import triqueta from '../../../src/trefoil/games/triqueta/words/fr.ftl?raw';

export default [house, page, triqueta, tock].join('\n');
