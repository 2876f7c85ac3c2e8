/** The initial zoom level and its limits. */
export const mapZoom = { default: 13, minimum: 1, maximum: 21 } as const
