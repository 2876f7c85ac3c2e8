export interface Sample {
  id: string
  name: string
  status: 'Published' | 'Draft' | 'Archived'
  updated: string
  smart: boolean
  views: number
  entrances: number
  leads: number
}

const names = [
  'Spring sale search',
  'What is my home worth?',
  'Harbor & Hill mortgage calculator',
  'Open house on Larkspur Lane',
  'Affordability for first-time buyers',
  'Seller guide with everything about the journey from home valuation to closing day',
  'Winter valuation',
]
const statuses = ['Published', 'Published', 'Draft', 'Archived'] as const

/** A list with several pages, the same on every render. */
export const sampleRows: Sample[] = Array.from({ length: 132 }, (_, index) => {
  const views = (index * 7919) % 12_480
  const entrances = Math.floor((views * ((index * 13) % 60)) / 100)
  return {
    id: `sample-${index}`,
    name: `${names[index % names.length]}${index < names.length ? '' : ` ${index}`}`,
    status: statuses[index % statuses.length] ?? 'Draft',
    updated: `Jan ${String((index % 28) + 1).padStart(2, '0')}, 2026`,
    smart: index % 5 === 0,
    views,
    entrances,
    leads: Math.floor(entrances * 0.18),
  }
})
