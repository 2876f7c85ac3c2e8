/** A summary as it is stored. `entries` holds the ids of the activity entries that each text cites. */
export interface SummaryContent {
  sentences: { text: string; entries: string[] }[]
  insights: { title: string; description: string; entries: string[] }[]
  recommendations: { text: string; entries: string[] }[]
}
