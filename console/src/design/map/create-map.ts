import { escapeMarkup } from '@gable/shared/escape-markup.ts'
import leaflet from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { mapZoom } from './map-zoom.ts'

export interface MapHandle {
  map: leaflet.Map
  leaflet: typeof leaflet
}

export interface TileSettings {
  tileUrl?: string | undefined
  tileAttribution?: string | undefined
}

/** Creates a map in an element. The mouse wheel scrolls the page until the map has the focus. */
export function createMap(element: HTMLElement, tiles: TileSettings): MapHandle {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = leaflet.map(element, {
    center: usCenter,
    zoom: mapZoom.default,
    minZoom: mapZoom.minimum,
    maxZoom: mapZoom.maximum,
    scrollWheelZoom: false,
    zoomAnimation: !reducesMotion,
    fadeAnimation: !reducesMotion,
    markerZoomAnimation: !reducesMotion,
  })
  map.attributionControl.setPrefix(false)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  leaflet.control.scale({ imperial: true, metric: false }).addTo(map)
  const resizeObserver = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  resizeObserver.observe(element)
  const removal = new AbortController()
  map.on('unload', () => {
    removal.abort()
    resizeObserver.disconnect()
    // Leaflet ends a zoom animation by a timer, which fails when the map is gone by then.
    Object.assign(map, { _animatingZoom: false })
  })
  if (tiles.tileUrl) addTiles(map, tiles)
  else void loadOutlines({ map, leaflet }, removal.signal)
  return { map, leaflet }
}

/** Without them the map still works on a plain background. */
async function loadOutlines(handle: MapHandle, removal: AbortSignal) {
  const outlines = await import('./outline-map.ts').catch(() => undefined)
  if (!removal.aborted) outlines?.addOutlineMap(handle, removal)
}

function addTiles(map: leaflet.Map, { tileUrl = '', tileAttribution = '' }: TileSettings) {
  leaflet
    .tileLayer(tileUrl, {
      minZoom: mapZoom.minimum,
      maxZoom: mapZoom.maximum,
      maxNativeZoom: 19,
      // Leaflet inserts it as HTML.
      attribution: escapeMarkup(tileAttribution),
      // Tile providers require the referrer.
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    .addTo(map)
}

const usCenter: leaflet.LatLngTuple = [39.8, -98.6]
