import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const packages = ['api', 'console', 'embeds', 'public-pages', 'shared', 'tests']

export const inRoot = (...path) => join(root, ...path)

export const exists = (...path) => existsSync(resolve(root, ...path))

/** Exits with a message on a Node version the product does not run on. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Gable needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
