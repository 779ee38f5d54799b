/** The subjects of an influencer. */
export const specializations = [
  "coffee",
  "food",
  "fashion",
  "beauty",
  "home",
  "family",
  "travel",
  "technology",
  "fitness",
  "books",
  "cars",
  "other",
] as const;

export const influencerCities = [
  "riyadh",
  "jeddah",
  "makkah",
  "madinah",
  "dammam",
  "khobar",
  "ahsa",
  "taif",
  "abha",
  "tabuk",
  "buraidah",
  "hail",
  "jazan",
  "najran",
  "other",
] as const;

export const influencerSorts = ["followers", "engagement", "price"] as const;

export const sortOrders = ["desc", "asc"] as const;

/** The longest note of an organisation about an influencer, in characters. */
export const maxInfluencerNoteLength = 2000;
