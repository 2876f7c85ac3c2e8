/** What is wrong with how modules lead to one another when they run: without what they import as a type alone. */
export function wrongWhenRun(modules) {
  const next = new Map(modules.map(({ source, dependencies }) => [source, dependencies.filter(runs).map(leadsTo)]))
  return [...circles(next), ...waysToZod(next)]
}

const runs = ({ dependencyTypes }) => !dependencyTypes.includes('type-only')
const leadsTo = ({ resolved }) => resolved

const noCircles = 'no-circles: Two files that need each other are one file, or want a third.'

function circles(next) {
  const found = []
  const done = new Set()
  const follow = (file, path) => {
    const begun = path.indexOf(file)
    if (begun >= 0) found.push(sentence([...path.slice(begun), file], noCircles))
    if (begun >= 0 || done.has(file)) return
    for (const other of next.get(file) ?? []) follow(other, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) follow(file, [])
  return found
}

const noZod =
  'no-zod-on-other-peoples-pages: Zod alone weighs more than a widget. Import types only, or keep the rule in a file without schemas.'

function waysToZod(next) {
  return [...next.keys()]
    .filter((file) => /^(embeds|public-pages)\/src\//.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => wayTo(next, file, /node_modules\/zod\//))
    .filter(Boolean)
    .map((way) => sentence(way, noZod))
}

/** The shortest one. */
function wayTo(next, start, goal) {
  const ways = new Map([[start, [start]]])
  for (const [file, way] of ways) {
    if (goal.test(file)) return way
    for (const other of next.get(file) ?? []) if (!ways.has(other)) ways.set(other, [...way, other])
  }
  return undefined
}

const sentence = (path, rule) => `${path.join(' → ')}\n    ${rule}`
