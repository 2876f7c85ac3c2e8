export interface ReleaseNote {
  /** The day on which it was released. */
  day: string
  title: string
  text: string
  /** Where to see it, within the account. */
  link?: { to: string; label: string }
}

/** What changed for agents, the newest first. Add to it what people would want to know, not every fix. */
export const releaseNotes: readonly ReleaseNote[] = [
  {
    day: '2026-11-24',
    title: 'Figures of reports lead to what they count',
    text: 'Select Show below a figure to list its contacts, homes or submissions.',
    link: { to: 'reports', label: 'Open reports' },
  },
  {
    day: '2026-11-24',
    title: 'Automations and workflows are handed over',
    text: 'When you deactivate a team member, steps that assign contacts to them or notify them name the person who takes over.',
  },
  {
    day: '2026-11-23',
    title: 'Automations and workflows as a canvas',
    text: 'See every branch at once, and switch between the canvas and the list in the editor.',
    link: { to: 'marketing/automation', label: 'Open automations' },
  },
  {
    day: '2026-11-23',
    title: 'An assistant for your visitors',
    text: 'It answers questions on homeowners’ pages and beside your forms, from your own facts only, and hands over to you.',
    link: { to: 'conversational-ai', label: 'Set up the assistant' },
  },
  {
    day: '2026-11-23',
    title: 'Your calendar and your booking page agree',
    text: 'Connect Google, Microsoft or a CalDAV calendar. Visitors book only the times that are free, and appointments appear in your calendar.',
    link: { to: 'settings/booking-page/calendars', label: 'Connect a calendar' },
  },
  {
    day: '2026-11-23',
    title: 'Where your leads come from',
    text: 'Widgets and landing pages show the campaigns, sites and devices of their visitors. Links with tags tell campaigns apart.',
    link: { to: 'reports/account-landing-pages', label: 'Open the report' },
  },
  {
    day: '2026-11-23',
    title: 'Two-way sync with Follow Up Boss',
    text: 'Contacts and notes stay the same in both. A report says what was changed and why.',
    link: { to: 'marketplace', label: 'Open the marketplace' },
  },
  {
    day: '2026-11-23',
    title: 'MLS listings as comparables',
    text: 'Connect your MLS, and its listings appear beside the homes of your contacts.',
    link: { to: 'settings/mls', label: 'Connect an MLS' },
  },
  {
    day: '2026-11-23',
    title: 'Leads from portals and other systems',
    text: 'Forward the emails of portals or send a webhook. Each message becomes one lead, routed by your rules.',
    link: { to: 'settings/lead-intake', label: 'Set up lead intake' },
  },
]
