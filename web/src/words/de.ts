// All words in one language, as one piece to load.
import house from '../../../src/trefoil/words/de/house.ftl?raw';
import page from '../../../src/trefoil/words/de/page.ftl?raw';
import tock from '../../../src/trefoil/words/de/tock.ftl?raw';
import triqueta from '../../../src/trefoil/words/de/triqueta.ftl?raw';

export default [house, page, triqueta, tock].join('\n');
