import type { IncomingHttpHeaders } from 'node:http'
import { isBotRequest, isHeadlessBrowser } from '../ingest/bot-requests.ts'

/** What is known of the program that loaded an image or followed a link. Who was behind it is derived from this later. */
export interface RequestFacts {
  agent: 'browser' | 'mail-app' | 'bot' | 'tool' | 'none'
  /** A service that fetches for others: for a person who reads, before anybody does, or to look for malware. */
  proxy: 'GMAIL' | 'YAHOO' | 'APPLE' | 'SCANNER' | null
  /** The program said that nobody is looking yet. */
  isPrefetch: boolean
}

export function toRequestFacts(method: string, headers: IncomingHttpHeaders): RequestFacts {
  // Longer ones are made up.
  const userAgent = (headers['user-agent'] ?? '').slice(0, 500)
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'] ?? '')
  return {
    agent: getAgent(userAgent, headers),
    proxy: proxies.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null,
    isPrefetch: method === 'HEAD' || /prefetch|prerender|preview/i.test(purpose),
  }
}

function getAgent(userAgent: string, headers: IncomingHttpHeaders): RequestFacts['agent'] {
  if (userAgent.trim() === '') return 'none'
  if (toolPattern.test(userAgent)) return 'tool'
  if (mailAppPattern.test(userAgent)) return 'mail-app'
  if (isBotRequest(headers) || isHeadlessBrowser(headers)) return 'bot'
  return browserPattern.test(userAgent) ? 'browser' : 'none'
}

const proxies: [RegExp, NonNullable<RequestFacts['proxy']>][] = [
  [/GoogleImageProxy|ggpht\.com/i, 'GMAIL'],
  [/YahooMailProxy|Yahoo! ?Mail/i, 'YAHOO'],
  // Apple's privacy relay fetches every image, whether or not the email is ever read, and names nothing else.
  [/^Mozilla\/5\.0$/, 'APPLE'],
  [
    /barracuda|proofpoint|mimecast|messagelabs|symantec|trend ?micro|trendmicro|fireeye|trellix|sophos|cloudmark|ironport|cisco-?secure|fortinet|forti(guard|mail)|zscaler|checkpoint|avanan|vade|spamtitan|mailguard|safelinks|microsoft-?office-?protection|bitdefender|kaspersky|mcafee|eset|virustotal|urlscan|phishtank|netcraft|google-?safety|safebrowsing/i,
    'SCANNER',
  ],
]

/** Programs that people read email in. Some load images themselves. */
const mailAppPattern =
  /GoogleImageProxy|YahooMailProxy|ms-?office|outlook|thunderbird|airmail|spark\/|postbox|eM ?Client/i
/** Libraries and commands. */
const toolPattern =
  /^(curl|wget|python|go-http|java|okhttp|axios|node|ruby|perl|libwww|php|guzzle|aiohttp|httpx|apache-http|dart|powershell)|python-requests|urllib|scrapy|HttpClient|Go-http-client/i
const browserPattern = /^(Mozilla|Opera)\//
