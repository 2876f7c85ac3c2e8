declare module 'virtual:us-outlines' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  type Named = GeometryCollection<{ name: string }>

  export const topology: Topology<{ states: Named }>
  /** By the id of the state. */
  export const loadCounties: Record<string, () => Promise<{ topology: Topology<{ counties: Named }> }>>
}
