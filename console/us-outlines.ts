import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'

type Outlines = Topology<Record<string, GeometryCollection<{ name: string }>>>

/**
 * Outlines of the states and, in a file per state, of its counties, by the US Census Bureau. Maps load them instead of street
 * tiles when no tile server is set up.
 */
export function usOutlines(): Plugin {
  return {
    name: 'us-outlines',
    resolveId: (id) => (id.startsWith(moduleName) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${moduleName}`)) return undefined
      const state = id.slice(`\0${moduleName}/`.length)
      return state === '' ? renderIndex() : renderTopology(selectCounties(state))
    },
  }
}

const moduleName = 'virtual:us-outlines'

function renderIndex() {
  const counties = listStateIds().map((id) => `${JSON.stringify(id)}: () => import('${moduleName}/${id}')`)
  return `${renderTopology(readOutlines('states'))}
export const loadCounties = {${counties.join(',')}}`
}

/** Parsing JSON is faster than parsing the same as code. */
const renderTopology = (topology: Outlines) =>
  `export const topology = JSON.parse(${JSON.stringify(JSON.stringify(topology))})`

const listStateIds = () => readOutlines('states').objects.states?.geometries.map(({ id }) => String(id)) ?? []

/** The ids of counties begin with the id of their state. */
function selectCounties(state: string): Outlines {
  const { arcs, objects, ...rest } = readOutlines('counties')
  const arcNumbers = new Map<number, number>()
  // A negative number is an arc in reverse: ~n stands for n.
  const renumber = (arc: number): number => {
    const original = arc < 0 ? ~arc : arc
    const number = arcNumbers.get(original) ?? arcNumbers.size
    arcNumbers.set(original, number)
    return arc < 0 ? ~number : number
  }
  const renumberAll = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(renumberAll) : renumber(value as number)
  const geometries = objects.counties?.geometries.filter(({ id }) => String(id).startsWith(state)) ?? []
  const counties = {
    type: 'GeometryCollection',
    geometries: geometries.map((county) => ({
      ...county,
      ...('arcs' in county && { arcs: renumberAll(county.arcs) }),
    })),
  } as GeometryCollection<{ name: string }>
  return { ...rest, objects: { counties }, arcs: [...arcNumbers.keys()].flatMap((arc) => [arcs[arc] ?? []]) }
}

const { resolve } = createRequire(import.meta.url)

function readOutlines(name: 'states' | 'counties'): Outlines {
  const outlines = JSON.parse(readFileSync(resolve(`us-atlas/${name}-10m.json`), 'utf8')) as Outlines
  const { [name]: objects } = outlines.objects
  return { ...outlines, objects: objects ? { [name]: objects } : {} }
}
