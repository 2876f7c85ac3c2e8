/** Content that is sent: emails and postcards. */
export const contentMedia = ['EMAIL', 'POSTCARD'] as const
export type ContentMedium = (typeof contentMedia)[number]

export const contentStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const
export type ContentStatus = (typeof contentStatuses)[number]

/** Smart content is kept fresh by the product and cannot be edited. */
export const contentStyles = ['SMART', 'REGULAR'] as const
export type ContentStyle = (typeof contentStyles)[number]

/** The saved draft, or what was published last. */
export const contentVersionNames = ['DRAFT', 'PUBLISHED'] as const
export type ContentVersionName = (typeof contentVersionNames)[number]

/** What a template is for. */
export const contentIntents = [
  'HOME_VALUE',
  'EQUITY',
  'MARKET_UPDATE',
  'JUST_LISTED',
  'JUST_SOLD',
  'ANNIVERSARY',
  'SEASONAL',
  'BUYER',
  'MORTGAGE',
  'EVENT',
] as const
export type ContentIntent = (typeof contentIntents)[number]

export const intentLabels: Record<ContentIntent, string> = {
  HOME_VALUE: 'Home value',
  EQUITY: 'Home equity',
  MARKET_UPDATE: 'Market update',
  JUST_LISTED: 'Just listed',
  JUST_SOLD: 'Just sold',
  ANNIVERSARY: 'Home anniversary',
  SEASONAL: 'Seasonal',
  BUYER: 'Buyers',
  MORTGAGE: 'Mortgage',
  EVENT: 'Event',
}

/** What contacts can unsubscribe from one by one. */
export const emailTopics = ['HOME_UPDATES', 'MARKET_NEWS', 'LISTINGS', 'EVENTS_AND_TIPS'] as const
export type EmailTopic = (typeof emailTopics)[number]

export const topicLabels: Record<EmailTopic, { title: string; description: string }> = {
  HOME_UPDATES: { title: 'My home', description: 'The value and the equity of your home' },
  MARKET_NEWS: { title: 'Market news', description: 'Prices and sales in your area' },
  LISTINGS: { title: 'Listings', description: 'Homes that were just listed or sold' },
  EVENTS_AND_TIPS: { title: 'Events and tips', description: 'Events, seasonal tips and greetings' },
}

export const topicOfIntent: Record<ContentIntent, EmailTopic> = {
  HOME_VALUE: 'HOME_UPDATES',
  EQUITY: 'HOME_UPDATES',
  ANNIVERSARY: 'HOME_UPDATES',
  MORTGAGE: 'HOME_UPDATES',
  MARKET_UPDATE: 'MARKET_NEWS',
  JUST_LISTED: 'LISTINGS',
  JUST_SOLD: 'LISTINGS',
  BUYER: 'LISTINGS',
  SEASONAL: 'EVENTS_AND_TIPS',
  EVENT: 'EVENTS_AND_TIPS',
}
