import type { IncomingHttpHeaders } from 'node:http'

/** Whether no person saw the page: a bot, or a browser that prefetched it. */
export function isBotRequest(headers: IncomingHttpHeaders): boolean {
  if (/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))) return true
  // Longer ones are made up, and bots name themselves early.
  return isKnownBot((headers['user-agent'] ?? '').slice(0, 500))
}

/** Whether a script drives the browser. Unlike a bot it may well send a form that someone asked it to fill in. */
export const isHeadlessBrowser = (headers: IncomingHttpHeaders): boolean =>
  /HeadlessChrome/.test(headers['user-agent'] ?? '')

/** Caches results, because the same few browsers account for most requests. */
const resultsByUserAgent = new Map<string, boolean>()

function isKnownBot(userAgent: string): boolean {
  const cached = resultsByUserAgent.get(userAgent)
  if (cached !== undefined) return cached
  if (resultsByUserAgent.size >= 2000) resultsByUserAgent.clear()
  const isBot = botPattern.test(userAgent)
  resultsByUserAgent.set(userAgent, isBot)
  return isBot
}

/** Bots that open pages and run their scripts. Direct API clients are not covered. */
const botPattern = new RegExp(
  [
    '(?<!cu)bot(?![a-z])|crawl|spider|slurp|scrape|archiv|indexer|validator',
    'facebookexternalhit|facebookcatalog|meta-external|whatsapp|telegram|skypeuripreview|embedly|quora link|vkshare',
    'mediapartners|adsbot|apis-google|google-(?!chrome)[a-z]+|googleother|feedfetcher|duplexweb|bingpreview',
    'link ?preview|page ?preview|preview/|snippet|oembed|outbrain|flipboard|pinterest/0|tumblr/',
    'lighthouse|pagespeed|gtmetrix|pingdom|uptime|statuscake|site24x7|newrelic|datadog|dareboost|ptst/|webpagetest',
    'monitor|checkly|synthetic|prerender|phantomjs|rendertron|chrome-lighthouse',
    'semrush|ahrefs|screaming frog|sitebulb|dataprovider|netcraft|censys|scan(ner)?\\b',
    'gptbot|oai-searchbot|chatgpt-user|claudebot|claude-web|anthropic|perplexity|ccbot|bytespider|cohere-ai|diffbot',
    'yandex(?!search|browser)[a-z]*/|baiduspider|sogou|duckduckgo-favicons|petalbot|seznam',
  ].join('|'),
  'i',
)
