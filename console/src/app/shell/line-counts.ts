/** How many places the sidebar will hold: what it leads to is not fetched yet while only its outline stands. */
export const lineCounts = { work: 9, foot: 1 }
