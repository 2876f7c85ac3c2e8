import type { WorldConfig } from './world-config.ts'

/** Fictional towns on the coast of Maine, at real coordinates. */
export const harborAndHill: WorldConfig = {
  agency: 'harborAndHill',
  zone: 'America/New_York',
  areaCodes: ['207', '207', '207', '603', '617', '978', '781', '508'],
  sizes: {
    imports: 182,
    openHouses: 62,
    referrals: 50,
    formLeads: 128,
    dashboardLeads: 14,
    manualLeads: 20,
    visits: 54_000,
  },
  area: {
    state: 'ME',
    county: 'Cumberland',
    towns: [
      { name: 'Gull Harbor', zip: '04113', latitude: 43.678, longitude: -70.352, dollarsPerSqft: 342 },
      { name: 'Marlow Falls', zip: '04114', latitude: 43.684, longitude: -70.441, dollarsPerSqft: 268 },
      { name: 'Stonecove', zip: '04115', latitude: 43.606, longitude: -70.362, dollarsPerSqft: 361 },
      { name: 'Pine Ledge', zip: '04118', latitude: 43.745, longitude: -70.291, dollarsPerSqft: 318 },
      { name: 'East Wharton', zip: '04119', latitude: 43.799, longitude: -70.402, dollarsPerSqft: 254 },
    ],
    streets: `Lantern Street,Ropewalk Lane,Chandler Street,Tern Road,Foghorn Way,Old Quarry Road,Bellbuoy Lane,
      Cooperage Street,Saltmarsh Road,Mizzen Court,Hollis Brook Road,Sparrow Hill Road,Keel Street,Bayberry Drive,
      Granite Street,Sexton Lane,Juniper Point Road,Widgeon Way,Captain Alden Road,Orchard Ridge,Millrace Street,
      Larch Street,Drydock Lane,Coldspring Road,Osprey Terrace,Merriman Street,Tannery Road,Cranberry Bog Road,
      Lightkeeper Lane,Schooner Drive,Fernald Avenue,Whitlock Street,Beacon Ledge Road,Cedar Weir Lane,Pasture Gate Road`
      .split(',')
      .map((street) => street.trim()),
  },
}
