/** How close a map begins, and between which bounds it can be changed. */
export const mapZoom = { default: 13, minimum: 1, maximum: 21 } as const
