/**
 * Turns a bundled module into a function that receives its shared dependencies and returns its exports. The wrapper uses
 * no helper that enumerates object keys: those break on websites that extend Object.prototype.
 */
export function asPiece(module) {
  const body = module
    .trim()
    .replace(importPattern, (_, names, from) => `let{${toDestructuring(names)}}=require("${from}");`)
  const [whole, names] = /export\{([^{}]*)\};?$/.exec(body) ?? ['', '']
  return `export default require=>{${body.slice(0, body.length - whole.length)}return{${toProperties(names)}}}`
}

const importPattern = /\bimport\{([^{}]*)\}from"([^"]+)";/g

/** `a as b` in an import destructures `a` into `b`. */
const toDestructuring = (names) => names.replace(/ as /g, ':')

/** `a as b` in an export returns `a` under the name `b`. */
const toProperties = (names) =>
  names
    .split(',')
    .map((name) => name.split(' as '))
    .map(([local, exported = local]) => (local === exported ? local : `${exported}:${local}`))
    .join()
