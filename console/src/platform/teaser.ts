/** How often the teaser has been set up; a production build leaves it at zero. */
export let teaserSetUps = 0

/** Whoever works on the product is shown what is to come; the people who use it are not. */
export function startTeaser(environment: string) {
  if (environment !== 'production') setUpTeaser()
}

function setUpTeaser() {
  teaserSetUps += 1
}
