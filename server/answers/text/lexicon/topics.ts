import { BEAUTY } from "./beauty.ts";
import { BRANDS } from "./brands.ts";
import { CARS } from "./cars.ts";
import { COMMERCE } from "./commerce.ts";
import { DESCRIBING } from "./describing.ts";
import { DOING } from "./doing.ts";
import { ENGLISH_TALK } from "./english-talk.ts";
import { EVERYDAY } from "./everyday.ts";
import { FASHION } from "./fashion.ts";
import { FOOD } from "./food.ts";
import { GENERAL } from "./general.ts";
import { GOODS } from "./goods.ts";
import { HEALTH } from "./health.ts";
import { HOME } from "./home.ts";
import { INSURANCE } from "./insurance.ts";
import { LEISURE } from "./leisure.ts";
import { LOGISTICS } from "./logistics.ts";
import { MONEY } from "./money.ts";
import { MORE_VERBS } from "./more-verbs.ts";
import { PEOPLE } from "./people.ts";
import { CITIES, COUNTRIES } from "./places.ts";
import { PROPERTY } from "./property.ts";
import { SERVICE_TALK } from "./service-talk.ts";
import { SERVICE } from "./service.ts";
import { SOFTWARE } from "./software.ts";
import { STUDY } from "./study.ts";
import { TELECOM } from "./telecom.ts";
import { THINGS } from "./things.ts";
import { TIME } from "./time.ts";
import { TRAVEL } from "./travel.ts";
import { VERBS } from "./verbs.ts";
import { WORK } from "./work.ts";

/** A word may stand in several lists: its meanings add up. */
export const TOPICS: readonly string[] = [
  BEAUTY,
  BRANDS,
  CARS,
  COMMERCE,
  DESCRIBING,
  EVERYDAY,
  FASHION,
  FOOD,
  GENERAL,
  GOODS,
  HEALTH,
  HOME,
  INSURANCE,
  LEISURE,
  LOGISTICS,
  MONEY,
  MORE_VERBS,
  PEOPLE,
  CITIES,
  COUNTRIES,
  PROPERTY,
  SERVICE,
  SOFTWARE,
  STUDY,
  TELECOM,
  TIME,
  TRAVEL,
  VERBS,
  WORK,
];

/** Translations only: what stands on one side of a line belongs together without meaning the same. */
export const SAYINGS: readonly string[] = [ENGLISH_TALK, SERVICE_TALK, DOING, THINGS];
