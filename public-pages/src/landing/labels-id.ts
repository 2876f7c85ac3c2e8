/** The ID of the element that contains the journey's labels as JSON. */
export const labelsId = 'journey-labels'
