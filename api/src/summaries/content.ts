/** A summary as it is kept: texts, each with the ids of the entries it rests on. */
export interface SummaryContent {
  sentences: { text: string; entries: string[] }[]
  insights: { title: string; description: string; entries: string[] }[]
  recommendations: { text: string; entries: string[] }[]
}
