// All words in one language, as one piece to load: the house's, the page's, and those of every game.
import house from '../../../src/trefoil/words/fr/house.ftl?raw';
import page from '../../../src/trefoil/words/fr/page.ftl?raw';

const games = import.meta.glob<string>('../../../src/trefoil/games/*/words/fr.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default [house, page, ...Object.values(games)].join('\n');
