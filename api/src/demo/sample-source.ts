/** Every demo figure is labeled as sample data. */
export const sampleSource = 'Sample data for the demo'

/** The provider of the demo's public records. */
export const sampleProvider = 'County records'
