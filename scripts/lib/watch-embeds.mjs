import { watchEmbeds } from './build-embeds.mjs'

await watchEmbeds()
