import { z } from "zod";
import { id } from "./envelope.ts";
import { ratings } from "#shared/values/ratings.ts";

export const rating = z.enum(ratings);
export type Rating = z.infer<typeof rating>;
/** The most characters of a comment. */
export const maxRatingCommentLength = 1000;

/** The question to a customer about the help with a closed ticket. */
export const ratingQuestion = z.object({ id, rating: rating.nullable(), comment: z.string().nullable() });
export type RatingQuestion = z.infer<typeof ratingQuestion>;
