import { z } from "zod";
import { id } from "./envelope.ts";
import { ratings } from "#shared/values/ratings.ts";

export const rating = z.enum(ratings);
export type Rating = z.infer<typeof rating>;
/** In characters. */
export const maxRatingCommentLength = 1000;

/** A question about the help with a ticket that was closed. */
export const ratingQuestion = z.object({ id, rating: rating.nullable(), comment: z.string().nullable() });
export type RatingQuestion = z.infer<typeof ratingQuestion>;
