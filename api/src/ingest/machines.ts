import type { IncomingHttpHeaders } from 'node:http'

/** Whether nobody looked: a machine that reads the web by itself, or a page fetched before anybody asked for it. */
export function isMachine(headers: IncomingHttpHeaders): boolean {
  if (/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''))) return true
  return isKnownBot(headers['user-agent'] ?? '')
}

/** The same few browsers come again and again, so what was found out about one is kept for a while. */
const judged = new Map<string, boolean>()

function isKnownBot(userAgent: string): boolean {
  const known = judged.get(userAgent)
  if (known !== undefined) return known
  if (judged.size >= 2000) judged.clear()
  const isBot = bot.test(userAgent)
  judged.set(userAgent.slice(0, 500), isBot)
  return isBot
}

/** Machines that open pages and run their scripts. Whoever calls us without a page means to. */
const bot = new RegExp(
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
