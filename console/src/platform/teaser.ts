/** Stays zero in production. */
export let teaserSetupCount = 0

/** Upcoming features are shown to developers only. */
export function startTeaser(environment: string) {
  if (environment !== 'production') setUpTeaser()
}

function setUpTeaser() {
  teaserSetupCount += 1
}
