import leaflet from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { settings } from '../platform/settings.ts'
import './map.css'
import { mapZoom } from './map-zoom.ts'

export interface OpenMap {
  map: leaflet.Map
  leaflet: typeof leaflet
}

/** A map on this element. The wheel scrolls the page until somebody works with the map. */
export function openMap(element: HTMLElement): OpenMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = leaflet.map(element, {
    center: middleOfTheCountry,
    zoom: mapZoom.default,
    minZoom: mapZoom.minimum,
    maxZoom: mapZoom.maximum,
    scrollWheelZoom: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
  })
  map.attributionControl.setPrefix(false)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  leaflet.control.scale({ imperial: true, metric: false }).addTo(map)
  layTiles(map)
  const room = new ResizeObserver(() => map.invalidateSize({ pan: false }))
  room.observe(element)
  map.on('unload', () => room.disconnect())
  return { map, leaflet }
}

function layTiles(map: leaflet.Map) {
  if (!settings.tileUrl) return
  leaflet
    .tileLayer(settings.tileUrl, {
      minZoom: mapZoom.minimum,
      maxZoom: mapZoom.maximum,
      maxNativeZoom: 19,
      attribution: plain(settings.tileAttribution ?? ''),
      // Those who give tiles away ask who takes them.
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    .addTo(map)
}

/** Leaflet writes its attribution as markup. */
function plain(text: string) {
  const holder = document.createElement('span')
  holder.textContent = text
  return holder.innerHTML
}

const middleOfTheCountry: leaflet.LatLngTuple = [39.8, -98.6]
