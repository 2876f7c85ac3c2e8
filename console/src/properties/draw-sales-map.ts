import type { Comparable } from '@gable/shared/properties/comparable.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import type { MapHandle } from '../design/map/create-map.ts'
import { mapZoom } from '../design/map/map-zoom.ts'
import { addPin } from '../design/map/pin.ts'
import { separatePins } from '../design/map/separate-pins.ts'

interface SalesMapData {
  location: Property['addressComponents']
  sales: readonly (Comparable & { number: number })[]
  onOpen: (id: string) => void
}

/** Draws pins for the property and the sales. Returns a function that removes them. */
export function drawSalesMap(mapHandle: MapHandle, { location, sales, onOpen }: SalesMapData) {
  const pins = sales.flatMap(({ _id, number, listingCategory, addressComponent }) => {
    const { latitude, longitude, fullAddress } = addressComponent
    if (latitude === null || longitude === null) return []
    const label = `${number}. ${fullAddress}, ${listingCategory === 'active' ? 'for sale' : 'sold'}`
    return addPin(mapHandle, {
      latitude,
      longitude,
      label,
      tone: listingCategory,
      text: String(number),
      onOpen: () => onOpen(_id),
    })
  })
  if (location.latitude !== null && location.longitude !== null)
    pins.push(
      addPin(mapHandle, {
        latitude: location.latitude,
        longitude: location.longitude,
        label: `This home: ${location.fullAddress}`,
        tone: 'home',
        text: '★',
      }),
    )
  const [firstPin] = pins
  if (pins.length === 1 && firstPin) mapHandle.map.setView(firstPin.getLatLng(), mapZoom.default, { animate: false })
  else if (firstPin)
    mapHandle.map.fitBounds(mapHandle.leaflet.featureGroup(pins).getBounds(), {
      // Leaves room for the map controls, and for pins, which extend above their location.
      paddingTopLeft: [64, 48],
      paddingBottomRight: [32, 32],
      maxZoom: mapZoom.default + 3,
      animate: false,
    })
  const stopSeparating = separatePins(mapHandle, pins)
  return () => {
    stopSeparating()
    for (const pin of pins) pin.remove()
  }
}
