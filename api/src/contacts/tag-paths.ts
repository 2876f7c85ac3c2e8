/** The tags of all filters in a JSON value, at any depth, as a JSON path. */
export const tagsOfFilters = 'strict $.** ? (@.key == "tags").* ? (@.type() == "array")[*]'

/** The tags that the steps and triggers of a flow name. */
export const tagsOfSteps =
  'strict $.** ? (@.kind == "ADD_TAG" || @.kind == "REMOVE_TAG" || @.type == "TAG_ADDED" || @.type == "TAG_REMOVED").tag'
