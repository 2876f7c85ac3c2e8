/** Violations among the imports that exist at run time, which leaves out type-only imports. */
export function findRuntimeViolations(modules) {
  const next = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  )
  return [...findCircularImports(next), ...findPathsToZod(next)]
}

const noCircularImports = 'no-circular-imports: Merge the two files, or move what both need into a third.'

function findCircularImports(next) {
  const found = []
  const done = new Set()
  const visit = (file, path) => {
    const start = path.indexOf(file)
    if (start >= 0) found.push(formatPath([...path.slice(start), file], noCircularImports))
    if (start >= 0 || done.has(file)) return
    for (const other of next.get(file) ?? []) visit(other, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return found
}

const noZod =
  'no-zod-on-public-pages: Zod alone is bigger than a widget. Import types only, or keep the rule in a file without schemas.'

function findPathsToZod(next) {
  return [...next.keys()]
    .filter((file) => /^(embeds|public-pages)\/src\//.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => findShortestPath(next, file, /node_modules\/zod\//))
    .filter(Boolean)
    .map((path) => formatPath(path, noZod))
}

function findShortestPath(next, start, goal) {
  const paths = new Map([[start, [start]]])
  for (const [file, path] of paths) {
    if (goal.test(file)) return path
    for (const other of next.get(file) ?? []) if (!paths.has(other)) paths.set(other, [...path, other])
  }
  return undefined
}

const formatPath = (path, rule) => `${path.join(' → ')}\n    ${rule}`
