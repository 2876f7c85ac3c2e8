/**
 * The name of a module for owners: the one that the agent gave it, unless it is a default name that speaks to agents.
 * Spanish pages get theirs with the other default texts.
 */
export const toSectionName = (name: string): string => ownerNames.get(name) ?? name

const ownerNames = new Map([
  ['Primary Call to Action', 'Sell my home'],
  ['Contact Agent', 'Contact'],
  ['CTA Block', 'Questions'],
  ['Video Block', 'Video'],
  ['HTML Module', 'More information'],
])
