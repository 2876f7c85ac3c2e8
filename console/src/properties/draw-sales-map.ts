import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { mapZoom } from '../design/map/map-zoom.ts'
import type { MapHandle } from '../design/map/create-map.ts'
import { addPin } from '../design/map/pin.ts'

interface SalesMapData {
  home: Property['addressComponents']
  sales: readonly (Comparable & { number: number })[]
  onOpen: (id: string) => void
}

/** Puts the home and the sales on the map, and takes them off again. */
export function drawSales(opened: MapHandle, { home, sales, onOpen }: SalesMapData) {
  const pins = sales.flatMap(({ _id, number, listingCategory, addressComponent }) => {
    const { latitude, longitude, fullAddress } = addressComponent
    if (latitude === null || longitude === null) return []
    const label = `${number}. ${fullAddress}, ${listingCategory === 'active' ? 'for sale' : 'sold'}`
    return addPin(opened, {
      latitude,
      longitude,
      label,
      tone: listingCategory,
      text: String(number),
      onOpen: () => onOpen(_id),
    })
  })
  if (home.latitude !== null && home.longitude !== null)
    pins.push(
      addPin(opened, {
        latitude: home.latitude,
        longitude: home.longitude,
        label: `This home: ${home.fullAddress}`,
        tone: 'home',
        text: '★',
      }),
    )
  const [first] = pins
  if (pins.length === 1 && first) opened.map.setView(first.getLatLng(), mapZoom.default, { animate: false })
  else if (first)
    opened.map.fitBounds(opened.leaflet.featureGroup(pins).getBounds(), {
      // Room for the buttons of the map, and for pins above their places.
      paddingTopLeft: [64, 48],
      paddingBottomRight: [32, 32],
      maxZoom: mapZoom.default + 3,
      animate: false,
    })
  return () => {
    for (const pin of pins) pin.remove()
  }
}
