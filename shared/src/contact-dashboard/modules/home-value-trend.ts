export interface HomeValueTrendSettings {
  name: string
  showCTA: boolean
}

export const defaultHomeValueTrend: HomeValueTrendSettings = { name: 'Home Value Trend', showCTA: true }
