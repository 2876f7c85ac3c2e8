interface GeoPoint {
  type: 'Point'
  coordinates: [longitude: number, latitude: number]
}

/** A GeoJSON point, or null when the location is not known. */
export const toGeoPoint = (latitude: number | null, longitude: number | null): GeoPoint | null =>
  latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] }
