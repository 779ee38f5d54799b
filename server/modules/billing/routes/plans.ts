import { listPlans } from "#shared/contract/plans.ts";
import { type PageReader, readOf } from "#server/http/page-reader.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/billing/plans.ts";

export const planRoutes: Route[] = [
  serve(listPlans, async ({ context, request }) => ({
    data: await actions.listPlans(context, request.language),
  })),
];

/** Data of the pricing page, which is rendered with its prices so that search engines read them as offers. */
export const pricingPage: PageReader = {
  page: "pricing",
  read: async (context, { language, origin }) => {
    const plans = await actions.listPlans(context, language);
    const offers = plans.flatMap((plan) =>
      plan.price_month === null
        ? []
        : [
            {
              "@type": "Offer",
              name: plan.id,
              price: plan.price_month,
              priceCurrency: "SAR",
              url: `${origin}/pricing`,
              availability: "https://schema.org/InStock",
            },
          ],
    );
    return {
      data: [readOf(listPlans, {}, language, { data: plans })],
      head: {
        data: [
          {
            "@context": "https://schema.org",
            "@type": "Product",
            name: language === "ar" ? "وكيل" : "Wakil",
            brand: { "@type": "Brand", name: "Wakil" },
            offers,
          },
        ],
      },
    };
  },
};
