import { loadCounties, topology } from 'virtual:us-outlines'
import type { Feature, FeatureCollection, GeoJsonObject, MultiPolygon, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { MapHandle } from './create-map.ts'
import { findPlace, getLabelPoint } from './outline-places.ts'

export type Outline = Feature<Polygon | MultiPolygon, { name: string }>

/** Draws land, states and counties below the markers, and names the place in the middle of the map. */
export function addOutlineMap({ map, leaflet }: MapHandle, removal: AbortSignal) {
  for (const [name, zIndex] of Object.entries(panes)) {
    const pane = map.createPane(name)
    pane.style.zIndex = zIndex
    pane.style.pointerEvents = 'none'
  }
  map.getContainer().classList.add('map-outlines')
  map.attributionControl.addAttribution('Outlines: US Census Bureau')
  const renderer = leaflet.svg({ pane: 'outlines', padding: 0.5 })
  const states = toOutlines(feature(topology, topology.objects.states))
  const counties = new Map<string, Outline[]>()
  const labels = leaflet.layerGroup().addTo(map)
  const note = addNote({ map, leaflet })

  const draw = (shape: GeoJsonObject, className: string) =>
    leaflet
      .geoJSON(shape, { interactive: false, pane: 'outlines', style: { className, renderer } as object })
      .addTo(map)
  draw(feature(topology, topology.objects.states), 'map-state')

  const isVisible = (outline: Outline) => leaflet.geoJSON(outline).getBounds().intersects(map.getBounds())

  async function addVisibleCounties() {
    const missing = states.filter((state) => !counties.has(String(state.id)) && isVisible(state))
    await Promise.all(
      missing.map(async ({ id }) => {
        counties.set(String(id), [])
        const loaded = await loadCounties[String(id)]?.()
        if (!loaded || removal.aborted) return
        const { objects } = loaded.topology
        counties.set(String(id), toOutlines(feature(loaded.topology, objects.counties)))
        // Each line once: dashes on top of dashes become a solid line.
        draw(mesh(loaded.topology, objects.counties, isBetweenTwo), 'map-county')
      }),
    )
  }

  function updateLabels() {
    labels.clearLayers()
    const isClose = map.getZoom() >= countyZoom
    const named = isClose ? [...counties.values()].flat() : states
    if (map.getZoom() < stateLabelZoom || map.getZoom() > countyLabelMaximum) return
    for (const outline of named.filter(isVisible)) {
      const [longitude, latitude] = getLabelPoint(outline)
      leaflet
        .tooltip({ permanent: true, direction: 'center', className: 'map-label', pane: 'labels', interactive: false })
        .setLatLng([latitude, longitude])
        .setContent(createLabel(outline.properties.name))
        .addTo(labels)
    }
  }

  function updateNote() {
    const { lat, lng } = map.getCenter()
    const state = findPlace(states, [lng, lat])
    const county = state && findPlace(counties.get(String(state.id)) ?? [], [lng, lat])
    const place = [county, state].flatMap((outline) => outline?.properties.name ?? []).join(', ')
    note.textContent = `${place && `${place}. `}Streets are not shown.`
  }

  const update = async () => {
    if (removal.aborted) return
    map.getContainer().classList.toggle('map-close', map.getZoom() >= countyZoom)
    if (map.getZoom() >= countyZoom) await addVisibleCounties()
    // The map may have been removed while the counties loaded.
    if (removal.aborted) return
    updateLabels()
    updateNote()
  }
  map.on('moveend', update)
  void update()
}

const toOutlines = (collection: unknown) => (collection as FeatureCollection).features as Outline[]

/** Leaflet inserts text as HTML. */
function createLabel(text: string) {
  const label = document.createElement('span')
  label.textContent = text
  return label
}

function addNote({ map, leaflet }: MapHandle) {
  const note = document.createElement('p')
  note.className = 'map-note'
  const control = new leaflet.Control({ position: 'topright' })
  control.onAdd = () => note
  control.addTo(map)
  return note
}

const isBetweenTwo = (one: unknown, other: unknown) => one !== other

/** Below tiles and markers, with the names above the land. */
const panes = { outlines: '150', labels: '160' }

const stateLabelZoom = 4
const countyZoom = 7
const countyLabelMaximum = 12
