/** Whoever looks at a figure of the demo is told that it is made up. */
export const sampleSource = 'Sample data of the demo'

/** Who delivers the public records of the demo. */
export const sampleProvider = 'County records'
