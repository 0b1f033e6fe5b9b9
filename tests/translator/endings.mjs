// The page's files name each other without the ending that Node asks for.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (name, context, next) => next(/\/[a-z]+$/.test(name) && name.startsWith('.') ? `${name}.ts` : name, context),
});
