import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Imports each icon from its own module. The index of the package imports every icon, so nobody could tell from the imports
 * which script draws which.
 */
export function iconModules(): Plugin {
  const paths = readIconPaths()
  return {
    name: 'icon-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { code: /from 'lucide-react'/ },
      handler: (code) => ({
        code: code.replaceAll(/^import \{([^}]+)\} from 'lucide-react'/gm, (_, names) => importIcons(names, paths)),
        map: null,
      }),
    },
  }
}

function importIcons(names: string, paths: ReadonlyMap<string, string>) {
  const imports = names.split(',').flatMap((specifier) => {
    const [, name = '', alias = name] = /^\s*(\w+)(?: as (\w+))?\s*$/.exec(specifier) ?? []
    // Types and a trailing comma import nothing.
    if (name === '') return []
    const path = paths.get(name)
    if (!path) throw new Error(`lucide-react has no icon ${name}`)
    return [`import ${alias} from ${JSON.stringify(path)}`]
  })
  // On one line, so that the lines below keep their numbers.
  return imports.join('; ')
}

/** The module of each icon, by all of its names. */
function readIconPaths(): ReadonlyMap<string, string> {
  const folder = join(createRequire(import.meta.url).resolve('lucide-react'), '..', '..', 'esm')
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  return new Map(
    [...index.matchAll(/^export \{([^}]+)\} from '(\.\/[\w/-]+\.mjs)'/gm)].flatMap(([, names = '', path = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(folder, path)] as const),
    ),
  )
}
