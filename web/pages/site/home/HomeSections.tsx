import { AllAgents } from "./AllAgents.tsx";
import { Channels } from "./Channels.tsx";
import { NightSection } from "./NightSection.tsx";
import { Partners } from "./Partners.tsx";
import { Questions } from "./Questions.tsx";
import { Team } from "./Team.tsx";

/** The sections of the landing page below the hero. */
export function HomeSections() {
  return (
    <>
      <Team />
      <AllAgents />
      <Partners />
      <NightSection />
      <Channels />
      <Questions />
    </>
  );
}
