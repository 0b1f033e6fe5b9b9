// Prints as JSON how many lines each named function of the given files has; one without a name counts with its holder.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** The TypeScript of a file: all of it, or what stands in the scripts of a component. */
function code(file) {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.svelte') ? [...text.matchAll(SCRIPT)].map(([, inside]) => inside) : [text];
}

/** Whether a node is a function with a name: declared, a method, or what a name stands for. */
function isNamed(node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node)) return true;
  if (ts.isAccessor(node)) return true;
  const named = ts.isVariableDeclaration(node.parent) || ts.isPropertyDeclaration(node.parent);
  return named && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
}

/** The lines of every named function in a piece of code, nested ones too. */
function lengths(text) {
  const source = ts.createSourceFile('piece.ts', text, ts.ScriptTarget.Latest, true);
  const line = (place) => source.getLineAndCharacterOfPosition(place).line;
  const found = [];
  const visit = (node) => {
    if (node.parent && isNamed(node)) found.push(line(node.end) - line(node.getStart()) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

console.log(JSON.stringify(process.argv.slice(2).flatMap(code).flatMap(lengths)));
