/**
 * Makes a bundled module a function of what it shares with the element that fetches it, and of what it offers. Neither
 * needs a helper that walks over an object: on pages that have added to every object such helpers break.
 */
export function asPiece(module) {
  const body = module.trim().replace(imports, (_, names, from) => `let{${asKeys(names)}}=require("${from}");`)
  const [whole, names] = /export\{([^{}]*)\};?$/.exec(body) ?? ['', '']
  return `export default require=>{${body.slice(0, body.length - whole.length)}return{${offered(names)}}}`
}

const imports = /\bimport\{([^{}]*)\}from"([^"]+)";/g

/** `a as b` of an import takes what is called a, and calls it b. */
const asKeys = (names) => names.replace(/ as /g, ':')

/** `a as b` of an export offers a, under the name b. */
const offered = (names) =>
  names
    .split(',')
    .map((name) => name.split(' as '))
    .map(([own, known = own]) => (own === known ? own : `${known}:${own}`))
    .join()
