/** The longest texts of an influencer, in characters. */
export const maxInfluencerNameLength = 100;

export const maxInfluencerTextLength = 500;

export const maxFollowers = 1_000_000_000;

/** The highest price of a post in Saudi riyals. */
export const maxPostPrice = 10_000_000;
