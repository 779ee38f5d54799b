/** "سعرة حرارية" is a calorie, although it looks like a price. */
const caloriePattern = /(?:ال)?سعر(?:ة|ه|ات)\s+(?:ال)?حراري(?:ة|ه)|calori|kcal|كالوري/iu;

/** Whether a text speaks of calories. */
export const speaksOfCalories = (text: string): boolean => caloriePattern.test(text);
