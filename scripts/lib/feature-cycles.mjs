/**
 * Features of a package that import each other, directly or through others. `import()` does not count, nor does the type
 * of one: it loads pages and pieces lazily.
 */
export function findFeatureCycles(modules) {
  const imports = modules.filter(({ source }) => isProductionCode(source)).flatMap(listFeatureImports)
  const next = new Map()
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to))
  return findCycles(next).map((cycle) => formatCycle(cycle, imports))
}

const isProductionCode = (file) => !/\.(test|gallery)\.tsx?$|\/testing\//.test(file)

/** `api/src/leads/board.ts` belongs to the feature `api/leads`; files directly in src tie features together. */
function getFeature(file) {
  const feature = /^([\w-]+)\/src\/([\w-]+)\//.exec(file)?.slice(1).join('/')
  // One layer: the connection is typed by the schema, and migrations run on the connection.
  return feature === 'api/database' ? 'api/platform' : feature
}

function listFeatureImports({ source, dependencies }) {
  const from = getFeature(source)
  if (!from) return []
  return dependencies
    .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes('type-import'))
    .filter(({ resolved }) => isProductionCode(resolved))
    .map(({ resolved }) => ({ from, to: getFeature(resolved), source, resolved }))
    .filter(({ to }) => to && to !== from && to.split('/')[0] === from.split('/')[0])
}

/** Tarjan's strongly connected components with more than one member. */
function findCycles(next) {
  const cycles = []
  const indexes = new Map()
  const lowest = new Map()
  const stack = []
  const visit = (feature) => {
    indexes.set(feature, indexes.size)
    lowest.set(feature, indexes.get(feature))
    stack.push(feature)
    for (const other of next.get(feature) ?? []) {
      if (!indexes.has(other)) visit(other)
      if (stack.includes(other)) lowest.set(feature, Math.min(lowest.get(feature), lowest.get(other)))
    }
    if (lowest.get(feature) !== indexes.get(feature)) return
    const component = stack.splice(stack.indexOf(feature))
    if (component.length > 1) cycles.push(component.sort())
  }
  for (const feature of next.keys()) if (!indexes.has(feature)) visit(feature)
  return cycles
}

/** The thinnest connections first: those are the ones to cut. */
function formatCycle(cycle, imports) {
  const connections = new Map()
  for (const { from, to, source, resolved } of imports) {
    if (!cycle.includes(from) || !cycle.includes(to)) continue
    const files = connections.get(`${from} → ${to}`) ?? []
    connections.set(`${from} → ${to}`, [...files, `${source} → ${resolved}`])
  }
  const lines = [...connections]
    .sort(([, a], [, b]) => a.length - b.length)
    .map(([connection, files]) => `    ${connection}: ${files.length}, such as ${files[0]}`)
  return [
    `${cycle.join(', ')}\n    no-feature-cycles: Features import each other in one direction only.`,
    ...lines,
  ].join('\n')
}
